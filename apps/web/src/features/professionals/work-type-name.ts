import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg, t } from '@rise/texts'

// Not those of jobs' words, which would load the formats of pay with every story.
const workTypeNames: Readonly<Record<OwnStory['soughtWorkTypes'][number], Message>> = {
  Remote: msg('Remote'),
  Hybrid: msg('Hybrid'),
  Onsite: msg('Onsite'),
}

/** Returns the name of a work type; any other text unchanged. */
export function workTypeName(type: string): string {
  const name = (workTypeNames as Readonly<Record<string, Message>>)[type]
  return name === undefined ? type : t(name)
}
