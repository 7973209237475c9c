// The part of events for the home page.
export { loadNextEvents, NextEvents } from './next-events.tsx'
