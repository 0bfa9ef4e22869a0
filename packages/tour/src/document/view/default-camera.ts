/** The specification's default camera. In a file of its own, so that the viewer gets it without the schema library. */
export const defaultCameraPosition: [number, number, number] = [0, 0, 0.01];

/** The camera direction of a scene that names none: ahead, at yaw 0. */
export const defaultCameraDirection: [number, number, number] = [0, 0, 0];
