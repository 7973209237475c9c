import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { EmailName } from './emails.ts'
import { inTheme, type Theme, themes } from './in-theme.ts'
import { escapeHtml, page, pagePolicy } from './outbox-page.ts'
import type { MailPictures } from './send-mail.task.ts'
import { showInside } from './show-inside.ts'

/** An email with the props of an example. */
export interface MailExample {
  /** In the address of the example; unique. */
  readonly key: string
  readonly name: EmailName
  readonly props: unknown
  /** Whether recipients can unsubscribe from the email. */
  readonly isOptional: boolean
}

/** An example of every email, and the pictures that the examples show. */
export interface MailGallery {
  examples(ctx: Context): readonly MailExample[]
  readonly pictures: MailPictures
}

const sizes = ['phone', 'desktop'] as const

/** Makes each frame as high as its email, with a border of 1 px above and below. */
const fitFrames = `
for (const frame of document.querySelectorAll('.sizes iframe')) {
  frame.addEventListener('load', () => { frame.style.height = frame.contentDocument.body.offsetHeight + 2 + 'px' })
}`

/** The content security policy of the gallery: that of the outbox, and its own script. */
export const galleryPolicy = `${pagePolicy}; script-src 'sha256-${createHash('sha256').update(fitFrames).digest('base64')}'`

/**
 * Returns the page with all examples, each at the width of a phone and of a desktop, light and dark, and as plain text.
 */
export async function galleryPage(ctx: Context, gallery: MailGallery): Promise<string> {
  const { name } = ctx.brand
  const examples = gallery.examples(ctx)
  const sections = await Promise.all(
    examples.map(async (example) => {
      const { subject, text, html, pictures } = await render(ctx, gallery, example)
      const bytes = pictures.reduce((sum, { content }) => sum + content.length, html.length + text.length)
      const frames = themes.flatMap((theme) =>
        sizes.map((size) => {
          const title = `${example.key}, ${size}, ${theme}`
          const src = `/dev/mail/all/${example.key}/${theme}`
          const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
          return `<iframe class="${size}" loading="lazy" title="${title}" src="${src}" sandbox="${sandbox}"></iframe>`
        }),
      )
      return `<section id="${example.key}"><h2>${escapeHtml(subject)}</h2>
        <p class="to">${escapeHtml(example.key)}, ${Math.ceil(bytes / 1_024)} kB · ${escapeHtml(preheaderOf(html))}</p>
        <div class="sizes">${frames.join('')}</div>
        <details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details></section>`
    }),
  )
  const content = `<p><a href="/dev/mail">All mails</a></p><h1>Every mail</h1>${sections.join('')}<script>${fitFrames}</script>`
  return page(`Every mail | ${name}`, name, content, 'gallery')
}

/** Returns an example's HTML in a theme; undefined if there is no such example. */
export async function renderExample(
  ctx: Context,
  gallery: MailGallery,
  { key, theme }: { readonly key: string; readonly theme: Theme },
): Promise<string | undefined> {
  const example = gallery.examples(ctx).find((one) => one.key === key)
  if (!example) return undefined
  return inTheme(showInside(await render(ctx, gallery, example)), theme)
}

function render(ctx: Context, { pictures }: MailGallery, { name, props, isOptional }: MailExample) {
  const unsubscribePage = isOptional ? `${ctx.config.publicUrl}/notification-settings` : undefined
  return ctx.mail.render(name, props as never, unsubscribePage, pictures(ctx))
}

/** Returns the hidden words at the start of an email, without the characters that fill them up. */
function preheaderOf(html: string): string {
  const words = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  return words
    .replaceAll(/&(?:#x27|#39);/g, '’')
    .replaceAll(/\u034f|[\u200b-\u200f\ufeff\u00a0]/g, '')
    .trim()
}
