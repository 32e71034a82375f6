package kotlinx.serialization.descriptors

interface SerialDescriptor {
    val serialName: String
}

sealed class SerialKind

sealed class PrimitiveKind : SerialKind() {
    object STRING : PrimitiveKind()
}

@Suppress("UNUSED_PARAMETER")
fun PrimitiveSerialDescriptor(serialName: String, kind: PrimitiveKind): SerialDescriptor =
    object : SerialDescriptor {
        override val serialName = serialName
    }
