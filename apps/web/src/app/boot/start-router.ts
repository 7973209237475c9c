// The router is in a separate chunk, so that a phone evaluates it in a separate task.
export { createBrowserRouter } from 'react-router'
