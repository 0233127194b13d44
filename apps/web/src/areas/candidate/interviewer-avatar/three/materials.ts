import { DoubleSide, FrontSide, ShaderMaterial, Vector3 } from 'three'
import type { Rgb } from './grid'

const VERTEX = /* glsl */ `
attribute vec3 paint;
#ifdef HAIR
attribute vec3 strand;
varying vec3 vStrand;
#endif
varying vec3 vPaint;
varying vec3 vNormal2;
varying vec3 vView;
#include <morphtarget_pars_vertex>
void main() {
  #include <beginnormal_vertex>
  #include <morphinstance_vertex>
  #include <morphnormal_vertex>
  #include <begin_vertex>
  #include <morphtarget_vertex>
  vPaint = paint;
  vNormal2 = normalMatrix * objectNormal;
  #ifdef HAIR
  vStrand = normalMatrix * strand;
  #endif
  vec4 at = modelViewMatrix * vec4(transformed, 1.0);
  vView = -at.xyz;
  gl_Position = projectionMatrix * at;
}`

/** A soft key light, a cool fill light and a rim light. Squares approximate linear light, which is enough for a drawing. */
const FRAGMENT = /* glsl */ `
uniform vec3 uShadow;
uniform float uGloss;
varying vec3 vPaint;
varying vec3 vNormal2;
varying vec3 vView;
#ifdef HAIR
varying vec3 vStrand;
#endif
const vec3 KEY = vec3(-0.46, 0.58, 0.67);
const vec3 FILL = vec3(0.78, 0.05, 0.62);
// Powers by squaring, because on a processor pow() costs as much as the rest of a light.
float power16(float x) { float a = x * x; float b = a * a; float c = b * b; return c * c; }
float power32(float x) { float a = power16(x); return a * a; }
void main() {
  vec3 n = normalize(vNormal2);
  #ifdef TWO_SIDED
  n = gl_FrontFacing ? n : -n;
  #endif
  vec3 v = normalize(vView);
  vec3 base = vPaint * vPaint;
  float key = smoothstep(-0.55, 1.0, dot(n, KEY));
  vec3 light = mix(uShadow, vec3(1.12, 1.06, 0.98), key);
  light += vec3(0.10, 0.12, 0.2) * max(0.0, dot(n, FILL));
  light += vec3(0.07, 0.05, 0.04) * max(0.0, -n.y);
  vec3 color = base * light;
  float edge = 1.0 - max(0.0, dot(n, v));
  float rim = edge * edge * edge * smoothstep(-0.35, 0.6, n.y + abs(n.x) * 0.5);
  #ifdef HAIR
  vec3 h = normalize(KEY + v);
  float across = dot(normalize(vStrand), h);
  float sheen = power32(max(0.0, 1.0 - across * across)) * key * key;
  color += (base * 1.1 + 0.035) * sheen * uGloss;
  #else
  float gloss = power16(max(0.0, dot(n, normalize(KEY + v))));
  color += gloss * uGloss;
  #endif
  color += vec3(0.34, 0.40, 0.62) * rim * (0.3 + base);
  #ifdef TWO_SIDED
  color *= gl_FrontFacing ? 1.0 : 0.45;
  #endif
  gl_FragColor = vec4(sqrt(color), 1.0);
}`

interface Look {
  /** Light for parts that the key light doesn't reach. */
  shadow: Rgb
  gloss: number
  isHair?: boolean
  isTwoSided?: boolean
}

export function makeMaterial({ shadow, gloss, isHair = false, isTwoSided = false }: Look): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { ...(isHair && { HAIR: '' }), ...(isTwoSided && { TWO_SIDED: '' }) },
    side: isTwoSided ? DoubleSide : FrontSide,
    uniforms: { uShadow: { value: new Vector3(...shadow) }, uGloss: { value: gloss } },
  })
}

export const skinMaterial = () => makeMaterial({ shadow: [0.46, 0.3, 0.27], gloss: 0.055 })
export const hairMaterial = () => makeMaterial({ shadow: [0.3, 0.26, 0.3], gloss: 0.7, isHair: true, isTwoSided: true })
export const clothMaterial = () => makeMaterial({ shadow: [0.34, 0.34, 0.42], gloss: 0.015, isTwoSided: true })
export const frameMaterial = () => makeMaterial({ shadow: [0.4, 0.4, 0.45], gloss: 0.35 })
