import { Column, Img, Row } from '@react-email/components'
import type { ReactNode } from 'react'
import type { EmailActor, EmailFace } from './email-content.ts'
import { paintedStyle } from './email-style.ts'
import type { EmailFrame } from './email-template.ts'
import { oneLine } from './email-text.ts'

const LONGEST_LINE = 100

interface FaceProps {
  readonly frame: EmailFrame
  readonly face: EmailFace
  /** The width and height, in pixels. */
  readonly size: number
}

/** A face or logo. Without a picture, or in a program that blocks pictures, its background and letters remain. */
function EmailPortrait({ frame, face: { name, picture, isRound }, size }: FaceProps) {
  const file = picture === null ? undefined : frame.pictures?.get(picture)
  const radius = isRound ? `${size / 2}px` : '10px'
  const box = {
    width: `${size}px`,
    height: `${size}px`,
    borderRadius: radius,
    padding: 0,
    overflow: 'hidden',
    textAlign: 'center',
    fontSize: `${Math.round(size * 0.38)}px`,
    lineHeight: `${size}px`,
    fontWeight: 600,
  } as const
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} data-skip-in-text="true">
      <tbody>
        <tr>
          <td width={size} height={size} align="center" valign="middle" {...paintedStyle('mark', box)}>
            {file === undefined ? (
              lettersOf(name)
            ) : (
              <Img
                src={`cid:${file.cid}`}
                alt={lettersOf(name)}
                width={size}
                height={size}
                style={{ display: 'block', width: `${size}px`, height: `${size}px`, borderRadius: radius }}
              />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Returns the first letters of a name's first and last word, or one for a single word. */
function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap(
    (word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? [],
  )
  return letters.join('').toLocaleUpperCase('en')
}

interface BesideProps extends FaceProps {
  readonly children: ReactNode
}

/** Content next to a face. */
export function EmailBesideFace({ frame, face, size, children }: BesideProps) {
  return (
    <Row>
      <Column width={size} valign="top" style={{ width: `${size}px`, verticalAlign: 'top' }}>
        <EmailPortrait frame={frame} face={face} size={size} />
      </Column>
      <Column valign="middle" style={{ paddingLeft: '16px', verticalAlign: 'middle' }}>
        {children}
      </Column>
    </Row>
  )
}

interface ActorHeadingProps {
  readonly frame: EmailFrame
  /** The member that the email is about; null for only the heading. */
  readonly actor: EmailActor | null
  /** What happened, in a sentence that names the member. */
  readonly children: string
}

/** The heading of an email that someone caused: their face, what they did, and one line about them. */
export function EmailActorHeading({ frame, actor, children }: ActorHeadingProps) {
  const sentence = (
    <h1
      {...paintedStyle('text', {
        ...size,
        fontWeight: 600,
        letterSpacing: '-0.01em',
        margin: 0,
        textWrap: 'balance',
        ...wrap,
      })}
    >
      {children}
    </h1>
  )
  const line = actor?.line ?? ''
  return (
    <div style={{ margin: '0 0 20px' }}>
      {actor === null ? (
        sentence
      ) : (
        <EmailBesideFace frame={frame} face={actor} size={48}>
          {sentence}
          {line === '' ? null : (
            <p {...paintedStyle('muted', { fontSize: '14px', lineHeight: '20px', margin: '2px 0 0', ...wrap })}>
              {oneLine(line, LONGEST_LINE)}
            </p>
          )}
        </EmailBesideFace>
      )}
    </div>
  )
}

const size = { fontSize: '20px', lineHeight: '28px' } as const
const wrap = { overflowWrap: 'anywhere' } as const
