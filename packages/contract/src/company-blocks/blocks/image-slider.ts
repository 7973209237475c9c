import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, several, shownPicture, title } from './texts.ts'

const { pictures, caption } = blockLimits.imageslider

export const imageSlider = z.object({
  title,
  pictures: several(shownPicture.extend({ caption: line(caption) }), pictures),
})
