// The parts of the home page.
export type { HomePart } from './home-part.ts'
