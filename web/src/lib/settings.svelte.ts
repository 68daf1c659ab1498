/** What a person likes, kept in this browser. */

export interface Settings {
  name: string;
  /** The name was chosen, and not made up for a newcomer. */
  named: boolean;
  theme: 'auto' | 'light' | 'dark';
  speed: number;
  confirm: 'touch' | 'always' | 'never';
  sound: boolean;
  keys: boolean;
  motion: 'auto' | 'less';
}

const NAMES = ['Skipper', 'Lefty', 'Ace', 'Slugger', 'Dutch', 'Whitey', 'Coach', 'Southpaw'];
const KEY = 'sandlot.settings';

function first(): Settings {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] as string;
  const start: Settings = {
    name,
    named: false,
    theme: 'auto',
    speed: 1,
    confirm: 'touch',
    sound: false,
    keys: true,
    motion: 'auto',
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...start, ...kept, name: kept.name || name };
  } catch {
    return start;
  }
}

export const settings = $state<Settings>(first());
keep(); // a name that was made up stays the same

/** Write the settings down; called whenever one changed. */
export function keep(): void {
  settings.name = settings.name.trim();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The name that somebody goes by from now on; an empty one leaves it as it was. */
export function callMe(name: string): void {
  settings.name = name.trim() || settings.name;
  settings.named = true;
  keep();
}

const media = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

class Screen {
  dark = $state(media('(prefers-color-scheme: dark)'));
  phone = $state(media('(max-width: 760px)'));
  still = $state(media('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.dark = e.matches));
    matchMedia('(max-width: 760px)').addEventListener('change', (e) => (this.phone = e.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.still = e.matches));
  }
}

export const screen = new Screen();

export const isDark = (): boolean => (settings.theme === 'auto' ? screen.dark : settings.theme === 'dark');
export const isStill = (): boolean => screen.still || settings.motion === 'less';
