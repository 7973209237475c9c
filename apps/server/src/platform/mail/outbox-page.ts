import { createHash } from 'node:crypto'
import { styles } from './outbox-style.ts'
import type { OutboxMail } from './read-outbox.ts'

const styleHash = createHash('sha256').update(styles).digest('base64')

/** The content security policy of the outbox's own pages, which load their style sheet and show an email in a frame. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The content security policy of an email: its styles apply, no script runs, and its links open in new windows. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * The content security policy of an invented email, whose height the page around it measures: that of an email, with
 * access to the email's document.
 */
export const samplePolicy = `${mailPolicy} allow-same-origin`

interface ListParts {
  readonly productName: string
  /** The address that the list is filtered by. */
  readonly to: string | undefined
  readonly mails: readonly OutboxMail[]
}

/** Returns the page of the newest emails, each as a link. */
export function listPage({ productName, to, mails }: ListParts): string {
  const items = mails.map((mail) => {
    const { id, name, subject, createdAt } = mail
    return `<li><a class="mail" href="/dev/mail/${id}">
      <span class="subject">${escapeHtml(subject ?? name)}</span>
      <span class="to">${escapeHtml(mail.to)}</span>
      <span class="meta">${state(mail)}${time(createdAt)}</span></a></li>`
  })
  const emptyNote =
    to === undefined
      ? '<p class="empty">Nothing was sent yet. What the server sends lies here.</p>'
      : `<p class="empty">Nothing was sent to ${escapeHtml(to)}. <a href="/dev/mail">See all mails</a></p>`
  const content = `<h1>Outbox</h1>
    <form action="/dev/mail"><label for="to">Address</label>
      <div class="row"><input id="to" name="to" type="email" autocomplete="off" placeholder="ada@example.com" value="${escapeHtml(to ?? '')}">
      <button>Show</button></div></form>
    <p><a href="/dev/mail/all">See an example of every mail</a></p>
    ${items.length === 0 ? emptyNote : `<ul>${items.join('')}</ul>`}`
  return page(`Outbox | ${productName}`, productName, content)
}

/** Returns the page of one email, as HTML and as plain text. */
export function mailPage({ productName, mail }: { productName: string; mail: OutboxMail }): string {
  const { id, name, to, subject, html, text, unsubscribeUrl, replyTo, createdAt, failure } = mail
  const facts = [
    ['To', escapeHtml(to)],
    ['Kind', escapeHtml(name)],
    ['Time', time(createdAt)],
    ...(replyTo === null ? [] : [['Reply to', escapeHtml(replyTo)]]),
    ...(unsubscribeUrl === null ? [] : [['Unsubscribe', escapeHtml(unsubscribeUrl)]]),
    ...(failure === null ? [] : [['Refused', escapeHtml(failure)]]),
  ].map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`)
  const bodies =
    html === null
      ? `<p class="empty">${state(mail) || 'There is nothing to show.'}</p>`
      : `<h2>As it looks</h2><iframe title="The mail" src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <h2>Plain text</h2><pre>${escapeHtml(text ?? '')}</pre>`
  const content = `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(subject ?? name)}</h1><dl>${facts.join('')}</dl>${bodies}`
  return page(`${subject ?? name} | ${productName}`, productName, content)
}

/** Returns the HTML of a page of the outbox. */
export function page(title: string, productName: string, content: string, look = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${styles}</style></head>
<body><header><a href="/">${escapeHtml(productName)}</a> <span>Mails of this server, in local mode</span></header><main class="${look}">${content}</main></body></html>`
}

/** Returns a short remark on the state of an email; empty for a rendered email that only stays in the outbox. */
function state({ html, sentAt, failure }: OutboxMail): string {
  if (failure !== null) return '<b class="bad">Refused</b> '
  if (sentAt !== null) return '<b>Sent to the mail server</b> '
  return html === null ? '<b>Waits to be rendered</b> ' : ''
}

function time(at: Date): string {
  const iso = at.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
