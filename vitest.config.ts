import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // More than there are cores: most tests wait for a database half of the time.
    maxWorkers: '150%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/contract/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          // Of the repository itself: they run whole tools, several at a time.
          name: 'repository',
          include: ['test/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Tests replace no modules, so that files can share them: loading the product anew for each took a third of the time.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
