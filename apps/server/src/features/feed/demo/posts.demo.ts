import type { PostAudience, PostKind } from '@rise/contract/feed/kinds'
import type { PostTime } from './hours-ago.ts'
import energy from './material/energy.json' with { type: 'json' }
import health from './material/health.json' with { type: 'json' }
import hiring from './material/hiring.json' with { type: 'json' }
import kitchen from './material/kitchen.json' with { type: 'json' }
import language from './material/language.json' with { type: 'json' }
import office from './material/office.json' with { type: 'json' }
import posts from './material/posts.json' with { type: 'json' }
import school from './material/school.json' with { type: 'json' }
import software from './material/software.json' with { type: 'json' }
import terms from './material/terms.json' with { type: 'json' }
import transport from './material/transport.json' with { type: 'json' }
import workshop from './material/workshop.json' with { type: 'json' }

/** A post of the demo world. */
export interface DemoPost extends PostTime {
  /** Slug of its author: someone with a story, one of the crowd, or a company that demo accounts act for. */
  readonly by: string
  readonly kind: PostKind
  /** Everyone by default. */
  readonly audience?: PostAudience
  /** How much it is reacted to: 0 not at all, 1 the most. */
  readonly warmth: number
  /** No one laughs at it. */
  readonly serious?: boolean
  readonly body: string
}

// Their order decides who reacts: new ones come last.
const first: readonly DemoPost[] = posts as readonly DemoPost[]
const byTheme = [health, school, kitchen, workshop, energy, transport, software, language, hiring, terms, office]

/** Two weeks of posts, in no order of time. */
export const demoPosts: readonly DemoPost[] = [...first, ...(byTheme.flat() as readonly DemoPost[])]
