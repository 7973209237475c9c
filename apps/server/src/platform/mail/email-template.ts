import type { ReactElement } from 'react'
import type { EmailName, Emails } from './emails.ts'

/** The surroundings of every email, independent of its content. */
export interface EmailFrame {
  readonly productName: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** The brand's color as `#rrggbb`; null for the built-in one. */
  readonly brandColor: string | null
  /** In place of the name at the top; its size is that of the picture. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null
  /** Where to unsubscribe from this kind of email; shown in the footer. */
  readonly unsubscribeUrl?: string | undefined
}

/** An email's template; one file each, `features/<feature>/<name>.email.tsx`. */
export interface EmailTemplate<K extends EmailName> {
  readonly subject: (props: Emails[K], frame: EmailFrame) => string
  /** An `EmailLayout` with the parts of email-parts.tsx. */
  readonly Body: (props: Emails[K] & { readonly frame: EmailFrame }) => ReactElement
  /** The files that go with it. */
  readonly attach?: (props: Emails[K]) => readonly EmailAttachment[]
}

/** A small file of text, such as a calendar's. */
export interface EmailAttachment {
  readonly name: string
  /** The media type with parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string
  readonly content: string
}

/** One template for each kind of email. */
export type EmailTemplates = { readonly [K in EmailName]: EmailTemplate<K> }

/** A rendered email, with the same content in HTML and as plain text. */
export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly EmailAttachment[]
}

/**
 * Renders an email from its name and props, as stored in the database.
 *
 * @throws {Error} there is no template of that name
 */
export type RenderEmail = (name: string, props: unknown, frame: EmailFrame) => Promise<RenderedEmail>
