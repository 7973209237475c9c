import { t } from '@rise/texts'
import type { CSSProperties } from 'react'
import { OptionList, OptionWords } from './option-list.tsx'
import type { SuggestedTag } from './suggested-tag.ts'
import type { MentionPicker } from './use-mention-picker.ts'

interface Props {
  readonly picker: MentionPicker<SuggestedTag>
  readonly className: string
  readonly style?: CSSProperties | undefined
}

/** The list of hashtags to choose from. */
export function TagList(props: Props) {
  return (
    <OptionList
      {...props}
      label={t('Hashtags')}
      inWords={(count) => t('{count, plural, one {1 hashtag} other {{count} hashtags}}', { count })}
      draw={({ id, name }, isActive) => <OptionWords name={`#${id}`} note={name} isActive={isActive} />}
    />
  )
}
