// What the home page is made of.
export type { HomePart } from './home-part.ts'
