// This module is imported by vite.config.ts, so it must not import components.
export { feedLanding as landing } from '../feed/landing.ts'
