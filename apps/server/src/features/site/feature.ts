import type { Feature } from '../../platform/feature.ts'
import { brandLogoFile, brandSheetFile } from './brand/brand-files.ts'
import { refreshBrand } from './brand/read-brand.ts'
import type {} from './index.ts'
import { draftPictureFiles, sitePictureFiles } from './pages/picture-files.ts'
import { sitePagesSitemap } from './pages/site-pages-sitemap.ts'
import { productPicture } from './product-picture.ts'
import { siteRoutes } from './routes.ts'

export const site: Feature = {
  name: 'site',
  routes: siteRoutes,
  files: [brandSheetFile, brandLogoFile, productPicture],
  storedFiles: [sitePictureFiles, draftPictureFiles],
  residents: [{ name: 'brand', refresh: refreshBrand }],
  sitemaps: [sitePagesSitemap],
  demo: () => import('./demo/demo-parts.ts'),
}
