import { defineConfig } from 'vite'

// Builds the mail templates for Node, which doesn't run JSX, with all libraries included, in React's production build.
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { ssr: 'src/features/emails.ts', outDir: 'dist', emptyOutDir: true, target: 'node22' },
  ssr: { noExternal: true },
})
