/** Certificates of completed interviews. The company has no route to them. */
export { createCertificateRoutes } from './routes'
