import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style'

/** A link that looks like a button. Plain `<a>`: the root turns clicks on inner links into navigation. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<'a'> & ButtonStyle) {
  return <a className={buttonStyle({ variant, size, className })} {...rest} />
}
