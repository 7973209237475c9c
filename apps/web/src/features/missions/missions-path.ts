/** Where a professional's missions are. */
export const MISSIONS_PATH = '/missions'
