import { Heading, Hr, Text } from '@react-email/components'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Fragment, type ReactNode } from 'react'
import { paintedStyle } from './email-style.ts'
import { nameToShow } from './email-text.ts'
import { PageAddressText, PageButton, PageLink } from './page-link.tsx'

/** The email's only heading. */
export function EmailHeading({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.015em', fontWeight: 600, margin: '0 0 16px' }
  return (
    <Heading as="h1" {...paintedStyle('text', style)}>
      {children}
    </Heading>
  )
}

/** "Hello Ada,", or "Hello," without a presentable name. */
export function EmailGreeting({ firstName }: { readonly firstName: string | null }) {
  const name = nameToShow(firstName)
  return <EmailParagraph>{name === undefined ? t('Hello,') : t('Hello {name},', { name })}</EmailParagraph>
}

/** Body text. Long words and addresses wrap instead of widening the email. */
export function EmailParagraph({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px', overflowWrap: 'anywhere' } as const
  return <Text {...paintedStyle('text', style)}>{children}</Text>
}

/** A quotation from a person, indented, with its line breaks. */
export function EmailQuote({ children }: { readonly children: ReactNode }) {
  const style = {
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    padding: '0 0 0 16px',
    borderWidth: '0 0 0 3px',
    borderStyle: 'solid',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  } as const
  return <Text {...paintedStyle('quote', style)}>{children}</Text>
}

interface EmailButtonProps {
  /** The address, which the server generates and people never enter. */
  readonly href: string
  readonly children: string
}

/** The email's action, as a button. */
export function EmailButton({ href, children }: EmailButtonProps) {
  const button = {
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    padding: '12px 20px',
    borderRadius: '6px',
    textAlign: 'center',
    textDecoration: 'none',
  } as const
  return (
    <div style={{ padding: '8px 0 0' }}>
      <PageButton href={href} {...paintedStyle('button', button)}>
        {children}
      </PageButton>
    </div>
  )
}

/** A button whose link is found nowhere else, with its address below for when the button does not work. */
export function EmailLinkButton({ href, children }: EmailButtonProps) {
  const style = { fontSize: '14px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-all' } as const
  return (
    <>
      <EmailButton href={href}>{children}</EmailButton>
      <Text data-skip-in-text="true" {...paintedStyle('subtle', style)}>
        {rich('Or open this address: {address}', {
          address: (
            <PageLink href={href} {...paintedStyle('link', { textDecoration: 'underline' })}>
              <PageAddressText href={href} />
            </PageLink>
          ),
        })}
      </Text>
    </>
  )
}

interface EmailLinkedItemProps {
  /** The address, which the server generates and people never enter. */
  readonly href: string
  readonly title: string
  /** Known facts; empty facts are omitted. */
  readonly lines: readonly string[]
  /** A further link of the entry, below its facts. `label` says what the link does. */
  readonly aside?: { readonly href: string; readonly label: string }
}

/** An entry in a list of links, such as a job: its title is the link. */
export function EmailLinkedItem({ href, title, lines, aside }: EmailLinkedItemProps) {
  const box = { fontSize: '14px', lineHeight: '20px', margin: '0 0 16px', overflowWrap: 'anywhere' } as const
  const link = { fontSize: '16px', lineHeight: '24px', fontWeight: 600, textDecoration: 'underline' } as const
  return (
    <Text {...paintedStyle('muted', box)}>
      <PageLink href={href} {...paintedStyle('link', link)}>
        {title}
      </PageLink>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      {aside === undefined ? null : (
        <>
          <br />
          <PageLink href={aside.href} {...paintedStyle('link', { textDecoration: 'underline' })}>
            {aside.label}
          </PageLink>
        </>
      )}
    </Text>
  )
}

interface EmailLinkProps {
  /** The address, which the server generates and people never enter. */
  readonly href: string
  readonly children: ReactNode
}

/** A link in a sentence. */
export function EmailLink({ href, children }: EmailLinkProps) {
  return (
    <PageLink href={href} {...paintedStyle('link', { textDecoration: 'underline' })}>
      {children}
    </PageLink>
  )
}

/** A note for a few readers, below a line at the end. */
export function EmailSmallPrint({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '14px', lineHeight: '20px', margin: '16px 0 0', overflowWrap: 'anywhere' } as const
  return (
    <>
      <Hr
        data-skip-in-text="true"
        {...paintedStyle('rule', {
          borderWidth: '1px 0 0',
          borderStyle: 'solid',
          margin: '24px 0 0',
          width: '100%',
        })}
      />
      <Text {...paintedStyle('muted', style)}>{children}</Text>
    </>
  )
}
