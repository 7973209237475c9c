import { Column, Row } from '@react-email/components'
import type { ReactNode } from 'react'
import type { EmailDay, EmailThing as Thing } from './email-content.ts'
import { EmailBesideFace } from './email-face.tsx'
import { paintedStyle } from './email-style.ts'
import type { EmailFrame } from './email-template.ts'

const wrap = { overflowWrap: 'anywhere' } as const
const smallText = { fontSize: '14px', lineHeight: '20px', ...wrap } as const

/** What an email is about, in tinted boxes, such as a person's words, a job or an event. */
export function EmailThings({ frame, things }: { readonly frame: EmailFrame; readonly things: readonly Thing[] }) {
  return things.map((thing) => (
    <table
      key={JSON.stringify(thing)}
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '0 0 12px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td {...paintedStyle('well', { padding: '16px 20px', borderRadius: '10px' })}>
            <Beside frame={frame} thing={thing}>
              <Words {...thing} />
            </Beside>
          </td>
        </tr>
      </tbody>
    </table>
  ))
}

function Beside({ frame, thing, children }: { frame: EmailFrame; thing: Thing; children: ReactNode }) {
  const { face, date } = thing
  if (date) return <BesideDay {...date}>{children}</BesideDay>
  if (!face) return children
  return (
    <EmailBesideFace frame={frame} face={face} size={40}>
      {children}
    </EmailBesideFace>
  )
}

function Words({ title = '', quote = '', about = '', lines = [], pay = '' }: Thing) {
  const strongStyle = { fontSize: '16px', lineHeight: '24px', fontWeight: 600, margin: 0, ...wrap } as const
  const words = { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-line', ...wrap } as const
  const facts = [...lines, pay].filter((line) => line !== '')
  return (
    <>
      {title === '' ? null : <p {...paintedStyle('text', strongStyle)}>{title}</p>}
      {facts.map((line) => (
        <p key={line} {...paintedStyle('muted', { ...smallText, margin: '2px 0 0' })}>
          {line}
        </p>
      ))}
      {quote === '' ? null : (
        <p {...paintedStyle('text', { ...words, ...(title !== '' && { margin: '8px 0 0' }) })}>{quote}</p>
      )}
      {about === '' ? null : <p {...paintedStyle('muted', { ...smallText, margin: '8px 0 0' })}>{about}</p>}
    </>
  )
}

/** Content next to a date that is drawn like a calendar page. */
function BesideDay({ weekday, day, month, children }: EmailDay & { readonly children: ReactNode }) {
  const line = { fontSize: '12px', lineHeight: '18px', textAlign: 'center', fontWeight: 600, padding: 0 } as const
  return (
    <Row>
      <Column width={56} valign="top" style={{ width: '56px', verticalAlign: 'top' }}>
        <table role="presentation" width={56} cellPadding={0} cellSpacing={0} border={0} data-skip-in-text="true">
          <tbody>
            <tr>
              <td align="center" {...paintedStyle('strap', { ...line, borderRadius: '8px 8px 0 0' })}>
                {weekday}
              </td>
            </tr>
            <tr>
              <td align="center" {...paintedStyle('tile', { ...line, ...sheet })}>
                <span style={{ display: 'block', fontSize: '20px', lineHeight: '24px' }}>{day}</span>
                {month}
              </td>
            </tr>
          </tbody>
        </table>
      </Column>
      <Column valign="middle" style={{ paddingLeft: '16px', verticalAlign: 'middle' }}>
        {children}
      </Column>
    </Row>
  )
}

const sheet = { borderRadius: '0 0 8px 8px', padding: '2px 0 4px' } as const
