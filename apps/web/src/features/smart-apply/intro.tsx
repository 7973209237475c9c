import { ClipboardList, Lock, SendHorizontal, ShieldCheck } from 'lucide-react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'

const points = [
  [
    ClipboardList,
    'One set of answers',
    'Enter your contact details, notice period and usual answers once. Each is used only where a form asks for it.',
  ],
  [
    SendHorizontal,
    'Ready to send',
    'We fill in the employer’s own form where it’s published. Each field says where its value comes from.',
  ],
  [
    ShieldCheck,
    'Nothing invented',
    'What you haven’t told us stays empty, and we ask you. You see everything before it leaves.',
  ],
  [
    Lock,
    'Private by design',
    'We never store answers about disability, gender, race or veteran status. Those stay with you.',
  ],
] as const

/** Describes smart apply, with a button to start. */
export function Intro({ isGuest }: { isGuest: boolean }) {
  return (
    <div className="-mt-3 flex flex-col gap-6">
      <p className="max-w-reading text-lead text-muted">We fill in the application. You check it and send it.</p>
      {isGuest ? (
        <div>
          <ButtonLink variant="primary" to="/smart-apply/onboarding">
            Get started
          </ButtonLink>
        </div>
      ) : (
        <p className="text-small text-muted">Smart apply is for professionals.</p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {points.map(([Icon, title, words]) => (
          <Card as="li" key={title}>
            <IconMark>
              <Icon size={20} />
            </IconMark>
            <h2 className="mt-3 text-h3">{title}</h2>
            <p className="mt-1 text-small text-muted">{words}</p>
          </Card>
        ))}
      </ul>
    </div>
  )
}
