// What other features show of smart apply.
export { PrepareLink } from './prepare-link.tsx'
