import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run check:accessibility`: the same Rise and browser as the journeys, which it doesn't belong to. */
export default defineConfig({
  ...journeys,
  testMatch: /\.check\.ts$/,
  retries: 0,
  timeout: 0,
  use: { ...journeys.use, actionTimeout: 10_000 },
  projects: (journeys.projects ?? [])
    .filter(({ name }) => name === 'phone' || name === 'desktop')
    .map(({ name, use }) => ({ name: name ?? '', ...(use && { use }) })),
})
