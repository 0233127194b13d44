import { Logo } from './logo'
import { SkeletonPage } from './skeleton'

/** A whole page that is loading, with the product's name. */
export function SkeletonFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center border-b border-line px-4 md:px-6">
        <Logo />
      </header>
      <SkeletonPage />
    </div>
  )
}
