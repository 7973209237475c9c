import { type Message, msg, t } from '@rise/texts'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import type { PickBlock } from '../feed-blocks.ts'
import { EventPick } from './event-pick.tsx'
import { JobPick } from './job-pick.tsx'
import { QuestionPick } from './question-pick.tsx'

/** The ids of the picks that the member has hidden since the page was loaded. */
const hiddenIds = new Set<string>()

const names: Readonly<Record<PickBlock['type'], Message>> = {
  job: msg('A job for you'),
  question: msg('A question for you'),
  event: msg('Coming up'),
}

/** A job, a question or an event between posts. It can be hidden. */
export function FeedPick({ pick }: { pick: PickBlock }) {
  const [isHidden, setHidden] = useState(() => hiddenIds.has(pick.id))
  const undo = useRef<HTMLButtonElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!isHidden || !movesFocus.current) return
    movesFocus.current = false
    undo.current?.focus()
  }, [isHidden])

  function change(hides: boolean) {
    if (hides) hiddenIds.add(pick.id)
    else hiddenIds.delete(pick.id)
    movesFocus.current = hides
    setHidden(hides)
  }

  if (isHidden) {
    return (
      <p className="flex items-center gap-2 px-4 text-small text-muted">
        {t('Hidden', 'a suggestion in the feed')}
        <Button ref={undo} variant="link" onClick={() => change(false)}>
          {t('Undo')}
        </Button>
      </p>
    )
  }
  return (
    <FramedPick name={t(names[pick.type])} onHide={() => change(true)}>
      {pick.type === 'job' ? (
        <JobPick pick={pick.pick} />
      ) : pick.type === 'event' ? (
        <EventPick event={pick.pick} />
      ) : (
        <QuestionPick question={pick.pick} bare />
      )}
    </FramedPick>
  )
}

interface FramedProps {
  readonly name: string
  readonly onHide: () => void
  readonly children: ReactNode
}

function FramedPick({ name, onHide, children }: FramedProps) {
  return (
    <Card as="section" aria-label={name} className="relative flex min-h-[8.5rem] flex-col gap-3">
      <div className="-my-1 flex items-center justify-between gap-2">
        <p className="text-small font-semibold text-brand">{name}</p>
        <div className="relative z-10 -me-2">
          <IconButton label={t('Hide “{name}”', { name })} tip="end" onClick={onHide}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      {children}
    </Card>
  )
}
