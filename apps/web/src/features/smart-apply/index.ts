// The parts of smart apply for other features.
export { PrepareLink } from './prepare-link.tsx'
