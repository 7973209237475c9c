import type { ReactElement } from 'react'
import type { EmailName, Emails } from './emails.ts'

/** The surroundings of an email, which don't depend on its content. */
export interface EmailFrame {
  /** The pictures inside the email, by their paths on this site; faces without one show a name mark. */
  readonly pictures?: EmailPictures
  readonly productName: string
  /** The address of the pages, without a trailing slash. */
  readonly publicUrl: string
  /** The email's language, as a BCP 47 tag. */
  readonly language: string
  /** The prefix of the paths of this language's pages: an empty text, or `/de`. */
  readonly pagePrefix: string
  /** The brand's color as `#rrggbb`; null for the built-in one. */
  readonly brandColor: string | null
  /** The logo at the top in place of the name, with the size of its picture; null without a logo. */
  readonly logo: { readonly picture: EmailPicture; readonly width: number; readonly height: number } | null
  /** Where to unsubscribe from this kind of email; shown in the footer. */
  readonly unsubscribeUrl?: string | undefined
}

/** The template of an email. Each is in its own file, `<name>.email.tsx`, in its feature's folder. */
export interface EmailTemplate<K extends EmailName> {
  readonly subject: (props: Emails[K], frame: EmailFrame) => string
  /** Returns an `EmailLayout` with the parts of email-parts.tsx. */
  readonly Body: (props: Emails[K] & { readonly frame: EmailFrame }) => ReactElement
  /** Returns the paths of the pictures that the email shows; null for a face without a picture. */
  readonly pictures?: (props: Emails[K]) => readonly (string | null)[]
  /** Returns the files that are sent with the email. */
  readonly attach?: (props: Emails[K]) => readonly EmailAttachment[]
}

/** A small text file, such as a calendar. */
export interface EmailAttachment {
  readonly name: string
  /** The media type with parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string
  readonly content: string
}

/** A small picture inside an email, so that mail programs don't load it from elsewhere. */
export interface EmailPicture {
  /** The picture's id. The picture's address in the email's HTML is `cid:` followed by the id. */
  readonly cid: string
  readonly type: 'image/jpeg' | 'image/png'
  readonly content: Buffer
}

export type EmailPictures = ReadonlyMap<string, EmailPicture>

/** Loads pictures of this site by their paths, re-encoded for emails; omits those that are no longer shown. */
export type LoadEmailPictures = (paths: readonly string[]) => Promise<EmailPictures>

/** One template for each kind of email. */
export type EmailTemplates = { readonly [K in EmailName]: EmailTemplate<K> }

/** A rendered email, with the same content in HTML and as plain text. */
export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly EmailAttachment[]
  /** The pictures that the HTML shows. */
  readonly pictures: readonly EmailPicture[]
}

/**
 * Renders an email from its name and props, as stored in the database.
 * @throws {Error} if there is no template with that name
 */
export type RenderEmail = (
  name: string,
  props: unknown,
  frame: EmailFrame,
  loadPictures?: LoadEmailPictures,
) => Promise<RenderedEmail>
