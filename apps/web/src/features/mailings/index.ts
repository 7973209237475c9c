// What other features may show of emails.

export { formatTemplate } from './template-name.ts'
