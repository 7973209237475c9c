import type { Feature } from '../../platform/feature.ts'
import { picturesData } from './account-pictures.ts'
import type {} from './index.ts'
import { pictureFiles } from './picture-key.ts'
import { removeUnusedPictures } from './remove-unused.task.ts'
import { reportedPictureFiles } from './reported-picture.ts'
import { picturesRoutes } from './routes.ts'

export const pictures: Feature = {
  name: 'pictures',
  routes: picturesRoutes,
  storedFiles: [pictureFiles, reportedPictureFiles],
  tasks: [removeUnusedPictures],
  accountData: [picturesData],
}
