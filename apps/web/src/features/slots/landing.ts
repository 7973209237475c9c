// Read by vite.config.ts, so without components behind it.
export { feedLanding as landing } from '../feed/landing.ts'
