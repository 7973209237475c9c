import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../../platform/failure.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import { brandSheet } from './brand-styles.ts'
import { refreshBrand } from './read-brand.ts'

const YEAR_SECONDS = 31_536_000

/** Serves the style sheet that pages link to while a color or logo is set. */
export const brandSheetFile: PublicFile = {
  path: '/brand/{hash}.css',
  type: 'text/css; charset=utf-8',
  cacheSeconds: YEAR_SECONDS,
  immutable: true,
  noindex: true,
  async make(ctx, { params }) {
    const { brand } = ctx
    // Another process may have rendered the page with choices that this process has not read yet.
    if (brandSheet(brand.choices)?.hash !== params.hash) await refreshBrand(ctx)
    const sheet = brandSheet(brand.choices)
    if (!sheet || sheet.hash !== params.hash) throw new Failure(platformErrors['not-found'])
    return { body: sheet.css }
  },
}

/** Serves the logo if one is set. */
export const brandLogoFile: PublicFile = {
  path: '/brand/{hash}.png',
  type: 'image/png',
  cacheSeconds: YEAR_SECONDS,
  immutable: true,
  noindex: true,
  async make(ctx, { params }) {
    const { brand } = ctx
    if (brand.choices.logo?.hash !== params.hash) await refreshBrand(ctx)
    if (brand.logoPng === null || brand.choices.logo?.hash !== params.hash)
      throw new Failure(platformErrors['not-found'])
    return { body: brand.logoPng }
  },
}
