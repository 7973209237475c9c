/**
 * Every kind of email and its template's props, by name. Features add theirs: `declare module
 * '../../platform/mail/emails.ts' { interface Emails { 'confirm-address': { url: string } } }`. Props are JSON: they
 * wait in the database until the email is rendered.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Emails {}

export type EmailName = keyof Emails & string
