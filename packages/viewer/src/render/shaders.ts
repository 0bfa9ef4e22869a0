/** The programs of the graphics card: a quad of a cube face, and the ways in which its picture is read. */

/**
 * `face` takes a place on the face's plane (-1..1 right and down, 1 ahead) to the picture: right and up with the rim
 * at 1, and depth. Depth as the fourth coordinate makes the card interpolate in perspective.
 */
export const vertexShader = `#version 300 es
uniform vec2 corners[5];
uniform mat3 face;
uniform vec4 area;
uniform vec4 place;
out vec2 texel;
void main() {
  vec2 corner = corners[gl_VertexID];
  vec2 onFace = mix(area.xy, area.zw, corner);
  vec3 seen = face * vec3(2.0 * onFace - 1.0, 1.0);
  texel = mix(place.xy, place.zw, corner);
  gl_Position = vec4(seen.xy, 0.0, seen.z);
}`;

/**
 * How a picture is read:
 *
 * - `plain`: one fetch, which sees two by two texels.
 * - `careful`: where a pixel holds more of them, the mean of four places in it; fine patterns would glitter.
 * - `blurred`: a cubic B-spline of 16 texels by four fetches, so that a preview of 64 pixels looks soft instead of
 *   chequered. The fetches stay within `place`: beyond it lies another face of the strip.
 */
export type Reading = 'plain' | 'careful' | 'blurred';

const readings: Record<Reading, string> = {
  plain: 'return texture(picture, texel / size);',
  careful: `
  vec2 right = dFdx(texel);
  vec2 down = dFdy(texel);
  float texels = max(length(right), length(down));
  vec2 apart = 0.25 * clamp(2.0 * texels - 2.0, 0.0, 1.0) / size;
  right *= apart;
  down *= apart;
  vec2 here = texel / size;
  return 0.25 * (
    texture(picture, here + right + down) + texture(picture, here + right - down) +
    texture(picture, here - right + down) + texture(picture, here - right - down));`,
  blurred: `
  vec2 base = floor(texel - 0.5);
  vec2 f = texel - 0.5 - base;
  vec2 g = 1.0 - f;
  vec2 w0 = g * g * g / 6.0;
  vec2 w1 = (4.0 - 6.0 * f * f + 3.0 * f * f * f) / 6.0;
  vec2 w3 = f * f * f / 6.0;
  vec2 near = w0 + w1;
  vec2 a = base - 0.5 + w1 / near;
  vec2 b = base + 1.5 + w3 / (1.0 - near);
  return mix(
    mix(at(b, size), at(vec2(a.x, b.y), size), near.x),
    mix(at(vec2(b.x, a.y), size), at(a, size), near.x), near.y);`,
};

/** A program for each reading: software that plays a graphics card goes through every branch of a program. */
export function fragmentShader(reading: Reading): string {
  return `#version 300 es
precision highp float;
in vec2 texel;
uniform sampler2D picture;
uniform vec4 place;
uniform float opacity;
out vec4 colour;
vec4 at(vec2 where, vec2 size) {
  return texture(picture, clamp(where, place.xy + 0.5, place.zw - 0.5) / size);
}
vec4 read(vec2 size) {
  ${readings[reading]}
}
void main() {
  colour = read(vec2(textureSize(picture, 0))) * vec4(1, 1, 1, opacity);
}`;
}
