import { LONGEST_LINE } from '@rise/contract/copilot/limits'
import type { TailoredLine } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea } from '../../../ui/base/field.tsx'

interface Props {
  readonly line: TailoredLine
  readonly error: string | undefined
  readonly onChange: (next: Partial<Pick<TailoredLine, 'text' | 'chosen'>>) => void
}

/** A line, whether the résumé includes it, and its source fact. */
export function LineField({ line: { facts, text, chosen, because }, error, onChange }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const [fact] = facts
  const isOwn = fact?.text === text
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={<span className="wrap-anywhere">{text}</span>}
        checked={chosen}
        onChange={({ target }) => onChange({ chosen: target.checked })}
        error={isEditing ? undefined : error}
      />
      <div className="flex flex-col items-start gap-1 pl-8 text-small text-muted">
        {because.length > 0 ? <p>{t('The job asks for {skills}.', { skills: because.join(', ') })}</p> : null}
        {isOwn ? null : <p className="wrap-anywhere">{t('From your story: “{text}”', { text: fact?.text ?? '' })}</p>}
        {isEditing ? (
          <TextArea
            label={t('Line', 'of a résumé')}
            hint={t('Leave clauses out, or spell a skill as the job does. Nothing may be added.')}
            rows={2}
            maxLength={LONGEST_LINE}
            value={text}
            error={error}
            onChange={({ target }) => onChange({ text: target.value, chosen: true })}
            className="w-full"
          />
        ) : null}
        <div className="flex gap-4">
          <Button variant="link" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            {isEditing
              ? rich('Close<hidden> {title}</hidden>', { title: text, hidden: hiddenText })
              : rich('Edit<hidden> {title}</hidden>', { title: text, hidden: hiddenText })}
          </Button>
          {isOwn || !fact ? null : (
            <Button variant="link" onClick={() => onChange({ text: fact.text })}>
              {rich('Use my words<hidden> {title}</hidden>', { title: text, hidden: hiddenText })}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const hiddenText = (text: ReactNode) => <span className="sr-only">{text}</span>
