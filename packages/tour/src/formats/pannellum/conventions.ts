/**
 * Pannellum (2.5, https://pannellum.org/documentation/reference/). Degrees throughout: yaw to the right, 0 in the middle
 * of the panorama; pitch up; `hfov` is horizontal, 100 by default. `northOffset` is the compass direction of yaw 0.
 * Faces of `cubeMap` and of tiles are front, right, back, left, up, down, standing as in `sphere/cubemap`; levels of tiles
 * count from 1, the coarsest, to `maxLevel`, whose faces have `cubeResolution` pixels, and each coarser one half of it.
 */
export const defaultHfov = 100;
