// The router as a separate part, so that a phone evaluates it in a separate task.
export { createBrowserRouter } from 'react-router'
