/** The shader program of the little planet: for each pixel its direction, then its position on the cube. */

export const planetVertexShader = `#version 300 es
out vec2 place;
void main() {
  // One triangle that covers the picture.
  place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/** Faces are in layers in their order f r b l u d; their axes are those of `cubemap.ts`. */
export const planetFragmentShader = `#version 300 es
precision highp float;
precision highp sampler2DArray;
in vec2 place;
uniform sampler2DArray faces;
uniform vec2 reach;
uniform float distance_;
uniform mat3 axes;
uniform float faceSize;
out vec4 colour;
void main() {
  vec2 at = place * reach;
  float square = dot(at, at);
  float root = sqrt(max(0.0, 1.0 + square * (1.0 - distance_ * distance_)));
  float depth = (root - square * distance_) / (1.0 + square);
  vec3 d = axes * vec3(at * (depth + distance_), depth);
  vec3 size = abs(d);
  float layer;
  vec3 on;
  if (size.z >= size.x && size.z >= size.y) {
    layer = d.z <= 0.0 ? 0.0 : 2.0;
    on = d.z <= 0.0 ? vec3(d.x, -d.y, size.z) : vec3(-d.x, -d.y, size.z);
  } else if (size.x >= size.y) {
    layer = d.x > 0.0 ? 1.0 : 3.0;
    on = d.x > 0.0 ? vec3(d.z, -d.y, size.x) : vec3(-d.z, -d.y, size.x);
  } else {
    layer = d.y > 0.0 ? 4.0 : 5.0;
    on = d.y > 0.0 ? vec3(d.x, -d.z, size.y) : vec3(d.x, d.z, size.y);
  }
  // Directions change evenly over the edges of faces, places on faces do not: the blur is chosen by the former.
  float texels = max(length(dFdx(d)), length(dFdy(d))) * faceSize * 0.6;
  vec2 inset = vec2(0.5 / faceSize);
  vec2 texel = clamp(0.5 + 0.5 * on.xy / on.z, inset, 1.0 - inset);
  colour = vec4(textureLod(faces, vec3(texel, layer), max(0.0, log2(texels))).rgb, 1.0);
}`;
