// What other features show of events: a part of the home page.
export { loadNextEvents, NextEvents } from './next-events.tsx'
