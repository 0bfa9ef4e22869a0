/**
 * The programs of the GPU: a quad of a cube face, and the ways in which its picture is read. Written tightly,
 * since no tool shortens them and everybody waits for them.
 */

/**
 * `face` takes a place on the face's plane (-1..1 right and down, 1 ahead) to the picture: right and up with the rim
 * at 1, and depth. Depth as the fourth coordinate makes the GPU interpolate in perspective.
 */
export const vertexShader = `#version 300 es
uniform vec2 corners[5];
uniform mat3 face;
uniform vec4 area;
out vec2 place;
void main(){
place=corners[gl_VertexID];
vec3 seen=face*vec3(2.*mix(area.xy,area.zw,place)-1.,1.);
gl_Position=vec4(seen.xy,0.,seen.z);
}`;

/**
 * How a picture is read:
 *
 * - `plain`: one fetch, which sees two by two texels.
 * - `careful`: where a pixel holds more of them, the mean of two places in it; fine patterns would glitter. (Four take
 *   twice as long in software, and nobody sees the difference: SSIM 0.981 instead of 0.980.)
 */
export type Reading = 'plain' | 'careful';

const readings: Record<Reading, string> = {
  plain: 'colour=texture(picture,place);',
  careful: `
vec2 right=dFdx(place),down=dFdy(place),size=vec2(textureSize(picture,0));
float texels=max(length(right*size),length(down*size));
vec2 apart=.25*clamp(2.*texels-2.,0.,1.)*(right+down);
colour=.5*(texture(picture,place+apart)+texture(picture,place-apart));`,
};

/** A program for each reading: software that plays a GPU goes through every branch of a program. */
export function fragmentShader(reading: Reading): string {
  return `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform float opacity;
out vec4 colour;
void main(){
${readings[reading]}
colour.a*=opacity;
}`;
}
