import { t } from '@rise/texts'
import type { CSSProperties } from 'react'
import { LogoMark } from '../base/logo-mark.tsx'
import { Avatar } from '../marks/avatar.tsx'
import { OptionList, OptionWords } from './option-list.tsx'
import type { MentionPicker } from './use-mention-picker.ts'

interface Props {
  readonly picker: MentionPicker
  readonly className: string
  readonly style?: CSSProperties | undefined
}

/** The list of members to mention. */
export function MentionList(props: Props) {
  return (
    <OptionList
      {...props}
      label={t('Members to mention')}
      inWords={(count) => t('{count, plural, one {1 member to mention} other {{count} members to mention}}', { count })}
      draw={({ name, note, photo, isSquare }, isActive) => (
        <>
          {isSquare ? (
            <LogoMark name={name} logo={photo ?? undefined} size={24} />
          ) : (
            <Avatar name={name} photo={photo} size={24} />
          )}
          <OptionWords name={name} note={note} isActive={isActive} />
        </>
      )}
    />
  )
}
