import type { Block } from '@rise/contract/company-blocks/fields'
import { CoreValues } from '../views/core-values.tsx'
import { CultureStats } from '../views/culture-stats.tsx'
import { Funding } from '../views/funding.tsx'
import { GetToKnow } from '../views/get-to-know.tsx'
import { IframeBlock } from '../views/iframe-block.tsx'
import { ImageSlider } from '../views/image-slider.tsx'
import { ImageText } from '../views/image-text.tsx'
import { Instagram } from '../views/instagram.tsx'
import { JoinTeam } from '../views/join-team.tsx'
import type { Material } from '../views/material.ts'
import { RecentNews } from '../views/recent-news.tsx'
import { RisingWomen } from '../views/rising-women.tsx'
import { ShortQuote } from '../views/short-quote.tsx'
import { Skills } from '../views/skills.tsx'
import { Universal } from '../views/universal.tsx'

/** A block as visitors see it. */
export function BlockView({ block, material }: { block: Block; material: Material }) {
  const common = { id: block.id, material }
  switch (block.kind) {
    case 'corevalues':
      return <CoreValues {...common} content={block.content} />
    case 'culturestats':
      return <CultureStats {...common} content={block.content} />
    case 'funding':
      return <Funding {...common} content={block.content} />
    case 'gettoknow':
      return <GetToKnow {...common} content={block.content} />
    case 'iframe':
    case 'video':
      return <IframeBlock {...common} content={block.content} />
    case 'imageslider':
      return <ImageSlider {...common} content={block.content} />
    case 'imagetext':
      return <ImageText {...common} content={block.content} />
    case 'instagram':
      return <Instagram {...common} content={block.content} />
    case 'jointeam':
      return <JoinTeam {...common} content={block.content} />
    case 'recentnews':
      return <RecentNews {...common} content={block.content} />
    case 'risingwomen':
      return <RisingWomen {...common} content={block.content} />
    case 'shortquote':
      return <ShortQuote {...common} content={block.content} />
    case 'skills':
      return <Skills {...common} content={block.content} />
    case 'universal':
      return <Universal {...common} content={block.content} />
  }
}
