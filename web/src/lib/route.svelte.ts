/** Which page is shown: the address, and links that change it without loading anew. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  replace(to: string): void {
    history.replaceState(null, '', to);
    this.read();
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    const href = link?.getAttribute('href');
    if (!href || link?.hasAttribute('download') || href.startsWith('/api') || link?.getAttribute('target')) return;
    event.preventDefault();
    this.go(href);
  }
}

export const route = new Route();
