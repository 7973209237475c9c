import { t } from '@rise/texts'
import { SkillsField } from '../../../app/skills-field.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { OriginalLines } from './original-lines.tsx'

const MAX_SKILLS = 200

interface Props {
  readonly names: readonly string[]
  readonly lines: readonly string[]
  readonly isTaken: boolean
  readonly onTake: (taken: boolean) => void
  readonly onChange: (names: string[]) => void
}

/** The skills of a reading in one field. */
export function SkillsRow({ names, lines, isTaken, onTake, onChange }: Props) {
  return (
    <div className={cx('grid gap-3 border-t border-line py-2', lines.length > 0 && 'md:grid-cols-[3fr_2fr]')}>
      <div className="flex min-w-0 flex-col">
        <Checkbox label={t('Skills')} checked={isTaken} onChange={({ target }) => onTake(target.checked)} />
        <div className="pl-8">
          <SkillsField
            id="story-review-skills"
            label={t('Skills in your file')}
            most={MAX_SKILLS}
            maxLength={300}
            items={names}
            onChange={onChange}
          />
        </div>
      </div>
      <OriginalLines lines={lines} all={false} />
    </div>
  )
}
