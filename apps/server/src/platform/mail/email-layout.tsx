import { Container, Head, Html, Img, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { paintedStyle, styleSheet } from './email-style.ts'
import type { EmailFrame } from './email-template.ts'

const WIDTH = '600px'

const LOGO_HEIGHT = 32

interface EmailLayoutProps {
  readonly frame: EmailFrame
  /** Inboxes show it next to the subject: one sentence that adds to it. */
  readonly preheader: string
  /** Why this person gets this email, in a sentence; shown in the footer. */
  readonly reason: string
  readonly children: ReactNode
}

/**
 * The frame of every email: the product's name, a card with the content, and a footer with the reason for sending it.
 */
export function EmailLayout({ frame, preheader, reason, children }: EmailLayoutProps) {
  const { productName, publicUrl, unsubscribeUrl, logo } = frame
  const small = { fontSize: '14px', lineHeight: '20px', margin: '0 0 4px' }
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <body {...paintedStyle('page', { margin: 0, padding: 0 })}>
        <Preview>{preheader}</Preview>
        <Section {...paintedStyle('page', { padding: '24px 12px' })}>
          <Container style={{ width: '100%', maxWidth: WIDTH, margin: '0 auto' }}>
            <Text
              data-skip-in-text="true"
              {...paintedStyle('text', {
                fontSize: '20px',
                lineHeight: '28px',
                fontWeight: 600,
                margin: '0 0 16px 4px',
              })}
            >
              <Link href={publicUrl} {...paintedStyle('link', { textDecoration: 'none', fontWeight: 600 })}>
                {logo === null ? productName : <Logo {...logo} name={productName} />}
              </Link>
            </Text>
            <Section
              {...paintedStyle('card', {
                padding: '32px',
                borderWidth: '1px',
                borderStyle: 'solid',
                borderRadius: '10px',
              })}
            >
              {children}
            </Section>
            <Section style={{ padding: '20px 4px 0' }}>
              <Text {...paintedStyle('subtle', small)}>{reason}</Text>
              <Text {...paintedStyle('subtle', small)}>
                <Link href={publicUrl} {...paintedStyle('link', { textDecoration: 'underline' })}>
                  {productName}
                </Link>
              </Text>
              {unsubscribeUrl !== undefined && (
                <Text {...paintedStyle('subtle', small)}>
                  <Link href={unsubscribeUrl} {...paintedStyle('link', { textDecoration: 'underline' })}>
                    Unsubscribe
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  )
}

interface LogoProps {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly name: string
}

/** The logo, with the name as alternative text, because many programs block pictures until the reader allows them. */
function Logo({ url, width, height, name }: LogoProps) {
  return (
    <Img
      src={url}
      alt={name}
      height={LOGO_HEIGHT}
      width={Math.round((width / height) * LOGO_HEIGHT)}
      style={{ display: 'inline-block', verticalAlign: 'middle' }}
    />
  )
}
