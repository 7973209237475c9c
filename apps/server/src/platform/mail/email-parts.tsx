import { Button, Heading, Hr, Link, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { painted } from './email-style.ts'
import { nameToShow } from './email-text.ts'

/** What the email is about: one per email. */
export function EmailHeading({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.015em', fontWeight: 600, margin: '0 0 16px' }
  return (
    <Heading as="h1" {...painted('text', style)}>
      {children}
    </Heading>
  )
}

/** "Hello Ada,"; without a name that can be shown, "Hello,". */
export function EmailGreeting({ firstName }: { readonly firstName: string | null }) {
  const name = nameToShow(firstName)
  return <EmailParagraph>{name === undefined ? 'Hello,' : `Hello ${name},`}</EmailParagraph>
}

/** Body text. Long words and addresses break instead of widening the email. */
export function EmailParagraph({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px', overflowWrap: 'anywhere' } as const
  return <Text {...painted('text', style)}>{children}</Text>
}

/** What somebody wrote, set apart and with its line breaks. */
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
  return <Text {...painted('quote', style)}>{children}</Text>
}

interface EmailButtonProps {
  /** Made by the server; nothing that people wrote. */
  readonly href: string
  readonly children: string
}

/** The one thing to do, with its address below for when the button cannot be pressed. */
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
  const below = { fontSize: '14px', lineHeight: '20px', margin: '16px 0', wordBreak: 'break-all' } as const
  return (
    <>
      <Button href={href} {...painted('button', button)}>
        {children}
      </Button>
      <Text data-skip-in-text="true" {...painted('subtle', below)}>
        Or open this address:{' '}
        <Link href={href} {...painted('link', { textDecoration: 'underline' })}>
          {href}
        </Link>
      </Text>
    </>
  )
}

interface EmailLinkedItemProps {
  /** Made by the server; nothing that people wrote. */
  readonly href: string
  readonly title: string
  /** What is known of it; empty ones are left out. */
  readonly lines: readonly string[]
}

/** One of a list of things to open, such as a job: its title is the link. */
export function EmailLinkedItem({ href, title, lines }: EmailLinkedItemProps) {
  const box = { fontSize: '14px', lineHeight: '20px', margin: '0 0 16px', overflowWrap: 'anywhere' } as const
  const link = { fontSize: '16px', lineHeight: '24px', fontWeight: 600, textDecoration: 'underline' } as const
  return (
    <Text {...painted('muted', box)}>
      <Link href={href} {...painted('link', link)}>
        {title}
      </Link>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
    </Text>
  )
}

/** What only some need to read, below a line at the end. */
export function EmailSmallPrint({ children }: { readonly children: ReactNode }) {
  const style = { fontSize: '14px', lineHeight: '20px', margin: '16px 0 0', overflowWrap: 'anywhere' } as const
  return (
    <>
      <Hr
        data-skip-in-text="true"
        {...painted('rule', {
          borderWidth: '1px 0 0',
          borderStyle: 'solid',
          margin: '24px 0 0',
          width: '100%',
        })}
      />
      <Text {...painted('muted', style)}>{children}</Text>
    </>
  )
}
