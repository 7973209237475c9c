import type { Mention } from '@rise/contract/mentions/shapes'
import { splitAtMentions } from '@rise/contract/mentions/words'
import { TextLink } from '../../ui/base/link.tsx'
import { Paragraphs } from '../../ui/layout/paragraphs.tsx'

interface Props {
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly className?: string
}

/** A plain text whose mentions link to the pages of the mentioned members. */
export function MentionText({ text, mentions, className = '' }: Props) {
  return (
    <Paragraphs
      text={text}
      className={className}
      draw={(words) =>
        splitAtMentions(words, mentions).map((part, place) =>
          typeof part === 'string' ? (
            part
          ) : (
            <TextLink key={`${part._id} ${place.toString()}`} to={part.href}>
              @{part.name}
            </TextLink>
          ),
        )
      }
    />
  )
}
