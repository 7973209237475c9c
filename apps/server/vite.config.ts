import { defineConfig } from 'vite'

// The mail templates for Node, which runs no JSX: with all libraries inside, in React's production build.
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { ssr: 'src/features/emails.ts', outDir: 'dist', emptyOutDir: true, target: 'node22' },
  ssr: { noExternal: true },
})
