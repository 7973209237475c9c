import { Container, Head, Html, Img, Preview, Section, Text } from '@react-email/components'
import { t } from '@rise/texts'
import { directionOf } from '@rise/texts/direction'
import type { ReactNode } from 'react'
import { paintedStyle, styleSheet } from './email-style.ts'
import type { EmailFrame, EmailPicture } from './email-template.ts'
import { oneLine } from './email-text.ts'
import { PageLink } from './page-link.tsx'

const WIDTH = '600px'

const LOGO_HEIGHT = 32

const LONGEST_PREHEADER = 140

/** The built-in mark, the rising sun; programs that can't draw it leave it out. */
const sun = {
  display: 'inline-block',
  width: '24px',
  height: '12px',
  marginRight: '8px',
  borderRadius: '12px 12px 0 0',
  backgroundColor: '#e8912d',
  verticalAlign: 'baseline',
} as const

interface EmailLayoutProps {
  readonly frame: EmailFrame
  /** The sentence that inboxes show next to the subject; it adds to the subject. Long texts are truncated. */
  readonly preheader: string
  /** The reason why this person gets this email, in a sentence; shown in the footer. */
  readonly reason: string
  readonly children: ReactNode
}

/**
 * The frame of every email: the product's name, a card with the content, and a footer with the reason for sending it.
 */
export function EmailLayout({ frame, preheader, reason, children }: EmailLayoutProps) {
  const { productName, publicUrl, language, unsubscribeUrl, logo } = frame
  const smallText = { fontSize: '14px', lineHeight: '20px', margin: '0 0 4px' }
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <body {...paintedStyle('page', { margin: 0, padding: 0 })}>
        <Preview>{oneLine(preheader, LONGEST_PREHEADER)}</Preview>
        <Section {...paintedStyle('page', { padding: '24px 12px' })}>
          <Container style={{ width: '100%', maxWidth: WIDTH, margin: '0 auto' }}>
            <Text
              data-skip-in-text="true"
              {...paintedStyle('text', {
                fontSize: '20px',
                lineHeight: '28px',
                fontWeight: 600,
                margin: '0 0 16px',
              })}
            >
              <PageLink href={publicUrl} {...paintedStyle('link', { textDecoration: 'none', fontWeight: 600 })}>
                {logo === null ? (
                  <>
                    <span style={sun} />
                    {productName}
                  </>
                ) : (
                  <Logo {...logo} name={productName} />
                )}
              </PageLink>
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
            <Section style={{ padding: '20px 0 0' }}>
              <Text {...paintedStyle('subtle', smallText)}>{reason}</Text>
              <Text {...paintedStyle('subtle', smallText)}>
                {unsubscribeUrl !== undefined && (
                  <>
                    <PageLink href={unsubscribeUrl} {...paintedStyle('link', { textDecoration: 'underline' })}>
                      {t('Unsubscribe')}
                    </PageLink>
                    {' · '}
                  </>
                )}
                <PageLink href={publicUrl} {...paintedStyle('link', { textDecoration: 'underline' })}>
                  {productName}
                </PageLink>
              </Text>
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  )
}

interface LogoProps {
  readonly picture: EmailPicture
  readonly width: number
  readonly height: number
  readonly name: string
}

/** The logo, with the name as alternative text, because many programs block pictures until the reader allows them. */
function Logo({ picture, width, height, name }: LogoProps) {
  return (
    <Img
      src={`cid:${picture.cid}`}
      alt={name}
      height={LOGO_HEIGHT}
      width={Math.round((width / height) * LOGO_HEIGHT)}
      style={{ display: 'inline-block', verticalAlign: 'middle' }}
    />
  )
}
