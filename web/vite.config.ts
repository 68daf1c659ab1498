import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: '../src/sandlot/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
