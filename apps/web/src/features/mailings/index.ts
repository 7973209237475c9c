// The part of mailings for other features.

export { formatTemplate } from './template-name.ts'
